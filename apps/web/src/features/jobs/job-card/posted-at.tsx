import { usePostedAgo } from './use-posted-ago';

/** When a job was posted. A page that the server made yesterday reads on until it is rendered again. */
export function PostedAt({ postedAt }: { postedAt: string }) {
  return (
    <time dateTime={postedAt} suppressHydrationWarning>
      {`Posted ${usePostedAgo(postedAt)}`}
    </time>
  );
}
