import { StatutoryPanel } from '../../../shared/pay/statutory-panel.tsx'
import type { TabProps } from './tab.ts'

/** How the law looks at the person: also for those who keep people's details and see no pay. */
export default function StatutoryTab({ employee: { _id: employeeId, name } }: TabProps) {
  return <StatutoryPanel employeeId={employeeId} name={name} />
}
