/** The plans to choose from. Every plan begins with a trial of 30 days without a card. */
export const plans = {
  free: {
    title: 'Free',
    /** Maximum number of employees; null: unlimited. */
    employees: 10,
    monthlyPaise: 0,
    features: ['Attendance with punch and timer', 'Leave with balances', 'Payslips as PDF', 'Up to 10 people'],
  },
  growth: {
    title: 'Growth',
    employees: 250,
    monthlyPaise: 6000,
    features: ['Everything in Free', 'Geofenced locations', 'Approvals with forwarding', 'Up to 250 people'],
  },
  scale: {
    title: 'Scale',
    employees: null,
    monthlyPaise: 9000,
    features: ['Everything in Growth', 'Custom roles', 'Several locations and time zones', 'Unlimited employees'],
  },
} as const satisfies Record<string, PlanTerms>

/** `monthlyPaise` is the price per employee and month; billed annually it is `yearlyPaise`. */
export interface PlanTerms {
  title: string
  employees: number | null
  monthlyPaise: number
  features: readonly string[]
}

export type PlanId = keyof typeof plans
export const planIds = Object.keys(plans) as [PlanId, ...PlanId[]]
export const trialDays = 30

/** Twelve months for the price of ten. */
export const yearlyPaise = ({ monthlyPaise }: Pick<PlanTerms, 'monthlyPaise'>) => monthlyPaise * 10
