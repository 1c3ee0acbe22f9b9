import { t } from '@lingui/core/macro'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'

// The profile uses the panel as a tab, from the same file.
export { OwnDataPanel }

/** A copy of the person's data, for everyone, including admins without an employee record. */
export default function OwnDataScreen() {
  return (
    <>
      <PageHeader title={t`Your data`} subtitle={t`A copy of everything stored about you.`} />
      <OwnDataPanel />
    </>
  )
}
