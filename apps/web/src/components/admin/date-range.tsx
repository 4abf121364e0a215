import { DateField } from '../date-field';

/** Two days as YYYY-MM-DD, each empty where the range is open. */
interface DateRange {
  from: string;
  to: string;
}

interface DateRangeFieldsProps {
  className: string | undefined;
  range: DateRange;
  onChange: (change: Partial<DateRange>) => void;
}

/** The first and the last day of a search; neither can be chosen past the other. */
export function DateRangeFields({ className, range, onChange }: DateRangeFieldsProps) {
  const { from, to } = range;
  return (
    <>
      <DateField
        className={className}
        label="From date"
        maxDate={to || undefined}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        className={className}
        label="To date"
        minDate={from || undefined}
        value={to}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
