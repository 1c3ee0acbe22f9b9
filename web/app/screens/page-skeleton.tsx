import { t } from '@lingui/core/macro'
/** Lines in place of a page whose permissions are not known yet. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={t`Loading page`} className="page-skeleton">
      <span style={{ width: 220, height: 28 }} />
      <span style={{ width: 320, height: 14 }} />
      <span style={{ width: '100%', height: 280 }} />
    </div>
  )
}
