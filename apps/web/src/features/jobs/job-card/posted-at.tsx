import { usePostedAgo } from './use-posted-ago';

/** The time since a job was posted. Suppresses hydration warnings, because the server may have rendered it on an earlier day. */
export function PostedAt({ postedAt }: { postedAt: string }) {
  return (
    <time dateTime={postedAt} suppressHydrationWarning>
      {`Posted ${usePostedAgo(postedAt)}`}
    </time>
  );
}
