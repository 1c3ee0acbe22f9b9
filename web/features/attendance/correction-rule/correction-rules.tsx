import { t } from '@lingui/core/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import type { MaybeAction } from '../../../shared/ui/action/action.ts'
import type { Rule } from './rule-dialog.tsx'

const RuleDialog = lazyDialog(() => import('./rule-dialog.tsx'))

/** The action that opens the correction rules, for people who may change them, and its dialog. */
export function useCorrectionRules(): { action: MaybeAction; dialog: ReactNode } {
  const mayChange = useCan('attendanceWrite')
  const [rule, setRule] = useState<Rule | null>(null)
  const open = () => {
    api('GET /api/v1/user/attendance-request-rule').then(setRule, (error: unknown) => snackError(messageOf(error)))
  }
  return {
    action: mayChange && { label: t`Correction rules`, onClick: open },
    dialog:
      rule === null ? null : (
        <Suspense fallback={null}>
          <RuleDialog rule={rule} onClose={() => setRule(null)} />
        </Suspense>
      ),
  }
}
