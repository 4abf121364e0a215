import { formatDate } from '@job-alert/domain/calendar';
import { postedAgo } from '@job-alert/domain/posted-ago';

/** When a job was posted, in words with the date beside them. A page that the server made yesterday reads on until it is rendered again. */
export function PostedAt({ postedAt }: { postedAt: string }) {
  const instant = new Date(postedAt);
  return (
    <time dateTime={postedAt} suppressHydrationWarning>
      {`Posted ${postedAgo(instant, new Date())} (${formatDate(instant)})`}
    </time>
  );
}
