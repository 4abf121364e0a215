import { Notice } from './notice';

/** Warns of the effect of a form before it is sent, and announces it politely; shows nothing without a warning. */
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
