import { t } from '@lingui/core/macro'
/** The thin bar at the top while a screen loads; the old screen stays usable below it. */
export function LoadingBar() {
  return <div className="loading-bar no-print" role="progressbar" aria-label={t`Loading`} />
}
