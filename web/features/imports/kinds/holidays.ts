import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

export const holidaysView: ImportView<'holidays'> = {
  title: t`Holidays`,
  detail: t`Public and optional holidays, for all locations or some.`,
  matching: t`A holiday is identified by its date and locations.`,
  columns: { day: t`Date`, name: t`Holiday`, kind: t`Type`, locations: t`Locations` },
  stale: ['GET /api/v1/employee/holiday'],
}
