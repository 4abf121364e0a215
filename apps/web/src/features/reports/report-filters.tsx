import { isDateRange } from '@job-alert/domain/lists/date-range';
import { periodLabel } from '@job-alert/domain/reports/report-period';
import { REPORT_PERIOD_LABELS, REPORT_PERIODS, reportPeriodNames } from '@job-alert/domain/reports/report-presets';
import { VISIT_SOURCE_LABELS, VISIT_SOURCES } from '@job-alert/domain/reports/visit-source';
import { Autocomplete, Button, Select, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { type SearchOption, SearchSelect } from '../../components/fields/search-select';
import { DateRangeFields } from '../../components/list/date-range';
import {
  useOwnReportJobsLazyQuery,
  useReportCompaniesLazyQuery,
  useReportJobsLazyQuery,
  useReportPlacesLazyQuery,
  useReportSubjectsQuery,
} from './report-filters.generated';
import classes from './report-filters.module.css';
import { DEFAULT_PERIOD, OWN_DAYS, type ReportFiltersState } from './use-report-filters';

const PERIODS = [
  ...REPORT_PERIODS.map((period) => ({
    value: reportPeriodNames.toWire(period),
    label: REPORT_PERIOD_LABELS[period],
  })),
  { value: OWN_DAYS, label: 'Choose days' },
];

/** The filters of the reports. Each change is applied immediately and written to the URL. */
export function ReportFiltersForm({ state, children }: { state: ReportFiltersState; children: ReactNode }) {
  const { shown, days, problem, change, clear, isFiltered } = state;
  return (
    <div className={classes.form} role="search" aria-label="Filter the reports">
      <Select
        className={classes.period}
        label="Period"
        data={PERIODS}
        value={shown.period}
        allowDeselect={false}
        onChange={(period) => {
          // A custom period starts with the days of the current period.
          if (period === OWN_DAYS) change({ period: '', ...days });
          else if (period) change({ period: period === DEFAULT_PERIOD ? '' : period, from: '', to: '' });
        }}
      />
      {shown.period === OWN_DAYS ? <OwnDays key={`${shown.from} ${shown.to}`} state={state} /> : null}
      {children}
      <div className={classes.foot}>
        <Text role={problem ? 'alert' : undefined} fz="sm" c={problem ? 'red.9' : 'gray.7'}>
          {problem ?? (days ? `Dates (IST): ${periodLabel(days)}` : null)}
        </Text>
        {isFiltered ? (
          <Button variant="subtle" size="sm" onClick={clear} data-no-print>
            Clear
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function OwnDays({ state: { shown, change } }: { state: ReportFiltersState }) {
  const [range, setRange] = useState({ from: shown.from, to: shown.to });
  function set(part: Partial<typeof range>) {
    const next = { ...range, ...part };
    setRange(next);
    if (isDateRange(next) && (next.from || next.to)) change({ period: '', ...next });
  }
  return <DateRangeFields className={classes.day} range={range} onChange={set} />;
}

export function AdminFilterFields({ state }: { state: ReportFiltersState }) {
  const { shown, change } = state;
  return (
    <>
      <SubjectFields state={state} />
      <PlaceFields key={`${shown.industry} ${shown.city}`} state={state} />
      <Select
        label="Source"
        placeholder="All"
        clearable
        data={SOURCES}
        value={shown.source || null}
        onChange={(source) => change({ source: source ?? '' })}
      />
    </>
  );
}

const SOURCES = VISIT_SOURCES.map((source) => ({ value: source.toLowerCase(), label: VISIT_SOURCE_LABELS[source] }));

export function OwnJobField({ state: { shown, change } }: { state: ReportFiltersState }) {
  const { jobId } = shown;
  const [find, { data, previousData }] = useOwnReportJobsLazyQuery();
  const subject = useReportSubjectsQuery({
    variables: { companyId: '', jobId, ofCompany: false, ofJob: true },
    skip: jobId === '',
  }).data?.job;
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const search = useCallback(
    (text: string) => void find({ variables: { search: text || undefined } }).catch(() => undefined),
    [find],
  );
  return (
    <SearchSelect
      label="Job"
      placeholder="All"
      clearable
      value={jobId}
      chosen={chosen?.value === jobId ? chosen : subject ? { value: subject.id, label: subject.title } : null}
      options={(data ?? previousData)?.viewer?.jobs?.nodes.map(({ id, title }) => ({ value: id, label: title }))}
      onSearch={search}
      onChange={(value, option) => {
        setChosen(option);
        change({ jobId: value });
      }}
    />
  );
}

function SubjectFields({ state: { shown, change } }: { state: ReportFiltersState }) {
  const { companyId, jobId } = shown;
  const [findCompanies, companies] = useReportCompaniesLazyQuery();
  const [findJobs, jobs] = useReportJobsLazyQuery();
  const subjects = useReportSubjectsQuery({
    variables: { companyId, jobId, ofCompany: companyId !== '', ofJob: jobId !== '' },
    skip: companyId === '' && jobId === '',
  }).data;
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const searchCompanies = useCallback(
    (text: string) => void findCompanies({ variables: { search: text || undefined } }).catch(() => undefined),
    [findCompanies],
  );
  const searchJobs = useCallback(
    (text: string) => void findJobs({ variables: { search: text || undefined } }).catch(() => undefined),
    [findJobs],
  );
  const company = subjects?.company && { value: subjects.company.id, label: subjects.company.name };
  const job = subjects?.job && { value: subjects.job.id, label: jobLabel(subjects.job) };
  return (
    <>
      <SearchSelect
        label="Company"
        placeholder="All"
        clearable
        value={companyId}
        chosen={chosen?.value === companyId ? chosen : (company ?? null)}
        options={(companies.data ?? companies.previousData)?.companies.nodes.map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onSearch={searchCompanies}
        onChange={(value, option) => {
          setChosen(option);
          change({ companyId: value, jobId: '' });
        }}
      />
      <SearchSelect
        label="Job"
        placeholder="All"
        clearable
        value={jobId}
        chosen={chosen?.value === jobId ? chosen : (job ?? null)}
        options={(jobs.data ?? jobs.previousData)?.jobs.nodes.map((one) => ({ value: one.id, label: jobLabel(one) }))}
        onSearch={searchJobs}
        onChange={(value, option) => {
          setChosen(option);
          change({ jobId: value, companyId: '' });
        }}
      />
    </>
  );
}

const jobLabel = ({ title, companyName }: { title: string; companyName: string }) => `${title}, ${companyName}`;

/**
 * The industry and city are free text, because companies enter their own names. The values of open jobs are suggested.
 */
function PlaceFields({ state: { shown, change } }: { state: ReportFiltersState }) {
  const [find, { data, called }] = useReportPlacesLazyQuery();
  const [industry, setIndustry] = useState(shown.industry);
  const [city, setCity] = useState(shown.city);
  const facets = data?.openJobs.facets;
  const suggest = () => {
    if (!called) void find().catch(() => undefined);
  };
  const apply = (part: { industry?: string; city?: string }) => {
    const next = { industry, city, ...part };
    if (next.industry.trim() !== shown.industry || next.city.trim() !== shown.city)
      change({ industry: next.industry.trim(), city: next.city.trim() });
  };
  return (
    <>
      <Autocomplete
        label="Industry"
        size="md"
        placeholder="All"
        maxLength={150}
        data={facets?.industries.map(({ value }) => value) ?? []}
        value={industry}
        onFocus={suggest}
        onChange={setIndustry}
        onOptionSubmit={(value) => apply({ industry: value })}
        onBlur={() => apply({})}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply({});
        }}
      />
      <Autocomplete
        label="City"
        size="md"
        placeholder="All"
        maxLength={150}
        data={facets?.cities.map(({ value }) => value) ?? []}
        value={city}
        onFocus={suggest}
        onChange={setCity}
        onOptionSubmit={(value) => apply({ city: value })}
        onBlur={() => apply({})}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply({});
        }}
      />
    </>
  );
}
