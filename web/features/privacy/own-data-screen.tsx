import { t } from '@lingui/core/macro'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'

// The profile has the panel as a tab, from the same file.
export { OwnDataPanel }

/** The copy of one's data, for everybody, admins without an employee record too. */
export default function OwnDataScreen() {
  return (
    <>
      <PageHeader title={t`Your data`} subtitle={t`A copy of everything stored about you.`} />
      <OwnDataPanel />
    </>
  )
}
