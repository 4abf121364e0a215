import { Notice } from './notice';

/** Warns of a form's consequences before it is submitted, and announces the warning politely. */
export function WarningStatus({ children }: { children: string | null }) {
  return (
    <div role="status">
      {children === null ? null : (
        <Notice tone="warning" mt="md">
          {children}
        </Notice>
      )}
    </div>
  );
}
