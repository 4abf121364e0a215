import { IMPORT_KINDS, type ImportKind, templateColumns } from '@job-alert/domain/lists/import-columns';
import writeXlsxFile from 'write-excel-file/node';

/** An empty file with the columns of an import. */
interface ImportTemplate {
  name: string;
  mediaType: string;
  content: Buffer;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COLUMN_WIDTH = 24;

/** Returns the templates by file name: employers and candidates, each as .csv and .xlsx. */
export async function importTemplates(): Promise<ReadonlyMap<string, ImportTemplate>> {
  const templates: ImportTemplate[] = [];
  for (const kind of IMPORT_KINDS) templates.push(csvTemplate(kind), await xlsxTemplate(kind));
  return new Map(templates.map((template) => [template.name, template]));
}

function csvTemplate(kind: ImportKind): ImportTemplate {
  // The byte order mark makes spreadsheet programs read the file as UTF-8.
  const content = Buffer.from(`\uFEFF${templateColumns(kind).join(',')}\r\n`);
  return { name: `${kind.toLowerCase()}.csv`, mediaType: 'text/csv; charset=utf-8', content };
}

async function xlsxTemplate(kind: ImportKind): Promise<ImportTemplate> {
  const header = templateColumns(kind).map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = header.map(() => ({ width: COLUMN_WIDTH }));
  const content = await writeXlsxFile([header], { sheet: kind.toLowerCase(), columns, stickyRowsCount: 1 }).toBuffer();
  return { name: `${kind.toLowerCase()}.xlsx`, mediaType: XLSX, content };
}
