import { instantInIndia } from '@job-alert/domain/india/calendar';
import { reportPeriod } from '@job-alert/domain/reports/report-period';
import { DEFAULT_REPORT_PERIOD, precedingDays, reportPeriodNames } from '@job-alert/domain/reports/report-presets';
import { parseReportQuery, reportQuery, requestedDays } from '@job-alert/domain/reports/report-query';
import { REPORTS, type ReportName, reportParts } from '@job-alert/domain/reports/reports';
import { VISIT_SOURCES, type VisitSource } from '@job-alert/domain/reports/visit-source';
import { useMemo } from 'react';
import { today } from '../../lib/today';
import { useUrlFilters } from '../../lib/url/use-url-filters';

/** The URL parameters of the filters. An empty parameter is inactive. */
const defaults = { period: '', from: '', to: '', companyId: '', jobId: '', industry: '', city: '', source: '' };
type Filters = typeof defaults;

/** The value of the option for a custom period. */
export const OWN_DAYS = 'own-days';
export const DEFAULT_PERIOD = reportPeriodNames.toWire(DEFAULT_REPORT_PERIOD);

/** Returns the filters of the URL in the form that the fields, the queries, the CSV and the links need. */
export function useReportFilters() {
  const [texts, change] = useUrlFilters(defaults);
  const address = new URLSearchParams(texts).toString();
  return useMemo(() => {
    const parts = parseReportQuery(address);
    const { period: named, from, to, ...activeFilters } = parts;
    const period = named ?? (from || to ? OWN_DAYS : DEFAULT_PERIOD);
    const days = requestedDays(period === DEFAULT_PERIOD ? { period } : parts, today());
    const checked = reportPeriod(days, instantInIndia(today(), '12:00'));
    const shown: Filters = { ...defaults, ...parts, period };
    return {
      shown,
      days: checked.ok ? checked.period : null,
      /** The error of an invalid custom period, or null. */
      problem: checked.ok ? null : checked.message,
      csv: { ...(checked.ok ? checked.period : days), ...activeFilters },
      /** The parameters that a link stores. A named period stays relative to the current day. */
      query: reportQuery(new URLSearchParams(period === OWN_DAYS ? parts : { ...parts, period }).toString()),
      isFiltered: Object.keys(parts).length > 0,
      change: (next: Partial<Filters>) => change(next),
      clear: () => change(defaults),
    };
  }, [address, change]);
}

export type ReportFiltersState = ReturnType<typeof useReportFilters>;

const parseSource = (text: string): VisitSource | null =>
  VISIT_SOURCES.find((source) => source.toLowerCase() === text.toLowerCase()) ?? null;

/**
 * Returns the query variables: the reports to load, and those to compare with the preceding period of the same length.
 */
export function reportVariables(reports: readonly ReportName[], { shown, days }: ReportFiltersState) {
  const { companyId, jobId, industry, city, source } = shown;
  const recordFilters = {
    companyId: companyId || null,
    jobId: jobId || null,
    industry: industry || null,
    city: city || null,
    source: parseSource(source),
  };
  return {
    names: reports.flatMap((name) => [name, ...reportParts(name)]),
    filter: { ...days, ...recordFilters },
    compared: reports.filter((name) => REPORTS[name].isCompared),
    before: { ...(days && precedingDays(days)), ...recordFilters },
  };
}
