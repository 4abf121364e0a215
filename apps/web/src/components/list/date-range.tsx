import { type DateRange, validateDateRange } from '@job-alert/domain/lists/date-range';
import { DateField } from '../fields/date-field';

interface DateRangeFieldsProps {
  className: string | undefined;
  range: DateRange;
  onChange: (change: Partial<DateRange>) => void;
}

/**
 * The first and last date of a search. Each calendar is limited by the other date. A typed range that ends before it
 * starts is invalid.
 */
export function DateRangeFields({ className, range, onChange }: DateRangeFieldsProps) {
  const { from, to } = range;
  return (
    <>
      <DateField
        isImmediate
        className={className}
        label="From date"
        maxDate={to || undefined}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        isImmediate
        className={className}
        label="To date"
        minDate={from || undefined}
        value={to}
        error={validateDateRange(range)}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
