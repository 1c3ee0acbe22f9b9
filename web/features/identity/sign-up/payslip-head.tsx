import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { onDraft } from '../../../shared/draft/draft-store.ts'
import { publicDraftValues } from '../../../shared/public-kit/public-draft.ts'
import { useProgress } from './steps.ts'
import '../identity.css'

interface Typed {
  legalName: string
  addressLine1: string
  city: string
  pinCode: string
}

/** A preview of a payslip's header with the input so far. */
export function PayslipHead() {
  const typed = useSyncExternalStore(onDraft, () => JSON.stringify(publicDraftValues('company-details')))
  const { data: progress } = useProgress()
  const { legalName, addressLine1, city, pinCode } = JSON.parse(typed) as Partial<Typed>
  const place = [addressLine1, [city, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <div>
      <div className="payslip-head" aria-hidden="true">
        <p className="payslip-name">{legalName || progress?.companyName || t`Your company`}</p>
        <p className="payslip-place">{place || t`Address`}</p>
        <p className="payslip-title">
          <strong>{t`Payslip`}</strong>
          <span>{t`Asha Menon · 30 days paid`}</span>
        </p>
      </div>
      <p className="payslip-note">{t`Your payslip header will look like this.`}</p>
    </div>
  )
}
