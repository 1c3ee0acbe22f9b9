import { addMonths } from '@muster/engine/day.ts'
import { measuresOf, type ReportName } from '@muster/contract/reports/report-kinds.ts'
import { today } from '../../shared/format/date.ts'
import { useListQuery } from '../../shared/table/list-query.ts'

/** A report's filters, kept in the URL: by default the last six months of everyone. */
export function useReport(report: ReportName) {
  const { filters, setFilter, clear } = useListQuery({
    filters: { from: 'any', to: 'any', departmentId: 'any', locationId: 'any', measure: 'any' } as const,
  })
  const to = isMonth(filters.to) ? filters.to : today().slice(0, 7)
  const from = isMonth(filters.from) ? filters.from : addMonths(to, -5)
  const { departmentId, locationId } = filters
  const query = {
    ...{ from, to },
    ...(departmentId === undefined ? {} : { departmentId }),
    ...(locationId === undefined ? {} : { locationId }),
  }
  const measures = measuresOf(report)
  const measure = measures.find((one) => one === filters.measure) ?? measures[0]!
  return { from, to, departmentId, locationId, measure, measures, query, setFilter, clear }
}

export type ReportQuery = ReturnType<typeof useReport>

const isMonth = (text: string | undefined): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')
