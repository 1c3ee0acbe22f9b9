import { plural, t } from '@lingui/core/macro'
import { listText } from '../format/list.ts'

const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
}

/** `PDF, JPG or PNG, up to 10 MB` */
export function limitsText(types: readonly string[], maxBytes: number): string {
  const names = types.map((type) => NAMES[type] ?? type)
  return t`${listText(names, 'or') || t`Any file`}, up to ${formatBytes(maxBytes)}`
}

/** For the browser's file chooser. Computers with a spreadsheet program report CSV as that program's type, so the extension decides. */
export function acceptText(types: readonly string[]): string {
  return [...types, ...(types.includes('text/csv') ? ['.csv', '.tsv', '.txt'] : [])].join(',')
}

/** The reason to refuse a file; null if it is accepted. */
export function fileProblem(file: File, types: readonly string[], maxBytes: number): string | null {
  const type = types.includes('text/csv') && /\.(csv|tsv|txt)$/i.test(file.name) ? 'text/csv' : file.type
  if (types.some((one) => NAMES[one] === 'XLSX') && /\.(xls|ods|xlsb|numbers)$/i.test(file.name))
    return t`${file.name} is not an XLSX file. Open it, choose Save as, select Excel workbook (.xlsx), and choose that file.`
  if (types.length > 0 && !types.includes(type))
    return t`${file.name} is not one of these file types: ${limitsText(types, maxBytes)}`
  return file.size > maxBytes ? t`${file.name} is larger than ${formatBytes(maxBytes)}` : null
}

export interface FileLimits {
  types: readonly string[]
  maxBytes: number
  /** How many are allowed in all, and how many there are. */
  most?: number | undefined
  taken?: number
}

/** The accepted files, and the reasons to refuse the others, one line each. */
export function sortFiles(
  chosen: FileList | null,
  { types, maxBytes, most = Infinity, taken = 0 }: FileLimits,
): { good: File[]; problem: string | null } {
  const files = [...(chosen ?? [])]
  const problems = files.map((file) => fileProblem(file, types, maxBytes))
  const fit = files.filter((_, at) => problems[at] === null)
  const good = fit.slice(0, Math.max(0, most - taken))
  const over = fit.length - good.length
  const reasons = problems.filter((one) => one !== null)
  if (over > 0)
    reasons.push(
      plural(over, {
        one: `# file was not attached: the limit is ${most} files`,
        other: `# files were not attached: the limit is ${most} files`,
      }),
    )
  return { good, problem: reasons.length === 0 ? null : reasons.join('\n') }
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return t`${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} kB`
  return `${(bytes / (1024 * 1024)).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`
}
