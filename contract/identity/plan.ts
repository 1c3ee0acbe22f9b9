/** What an organisation can choose from. Every plan begins with a trial of 30 days; no card is taken. */
export const plans = {
  free: {
    title: 'Free',
    /** Employees at the most; null: as many as there are. */
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

/** `monthlyPaise` is the price of one employee in one month; paid by the year it is `yearlyPaise`. */
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
