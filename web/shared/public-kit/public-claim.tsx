import { t } from '@lingui/core/macro'
/** The blue half of the signed-out screens; says what the product is for. */
export function PublicClaim() {
  return (
    <aside className="public-claim" aria-label={t`About Muster`}>
      <div>
        <p className="public-claim-title">{t`The working day, from punch-in to payslip.`}</p>
        <ul>
          <li>{t`Punch, leave and attendance in one place`}</li>
          <li>{t`Payroll that explains every rupee`}</li>
          <li>{t`Approvals in two keystrokes`}</li>
        </ul>
        <div className="public-sample" aria-hidden="true">
          <div className="public-sample-head">
            <strong>{t`Today`}</strong>
            <span>{t`General shift · 09:30–18:30`}</span>
          </div>
          <p className="public-sample-timer">06:41:12</p>
          <div className="public-sample-bar">
            {Array.from({ length: 36 }, (_, slot) => (
              <span key={slot} className={isWorked(slot) ? 'worked' : undefined} />
            ))}
          </div>
          <div className="public-sample-scale">
            <span>09:30</span>
            <span>13:00</span>
            <span>18:30</span>
          </div>
        </div>
      </div>
    </aside>
  )
}

const isWorked = (slot: number) => slot < 14 || (slot > 16 && slot < 28)
