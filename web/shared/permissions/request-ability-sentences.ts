import { t } from '@lingui/core/macro'
import { count } from '../format/count.ts'
import type { AreaAbilities } from './ability.ts'

/** For requests, approvals and payroll. */
export const requestAbilities = {
  ownLeave: {
    view: {
      can: () => t`Can view their own leave requests`,
      cannot: t`Cannot view their own leave requests`,
    },
    change: {
      can: () => t`Can submit leave requests`,
      cannot: t`Cannot submit leave requests`,
    },
  },
  ownCompOff: {
    view: {
      can: () => t`Can view their own comp-off requests`,
      cannot: t`Cannot view their own comp-off requests`,
    },
    change: {
      can: () => t`Can submit comp-off requests`,
      cannot: t`Cannot submit comp-off requests`,
    },
  },
  ownWorkFromHome: {
    view: {
      can: () => t`Can view their own work from home requests`,
      cannot: t`Cannot view their own work from home requests`,
    },
    change: {
      can: () => t`Can submit work from home requests`,
      cannot: t`Cannot submit work from home requests`,
    },
  },
  ownTravel: {
    view: {
      can: () => t`Can view their own travel expenses`,
      cannot: t`Cannot view their own travel expenses`,
    },
    change: {
      can: () => t`Can submit travel expenses`,
      cannot: t`Cannot submit travel expenses`,
    },
  },
  ownClaims: {
    view: {
      can: () => t`Can view their own claims`,
      cannot: t`Cannot view their own claims`,
    },
    change: {
      can: () => t`Can submit claims`,
      cannot: t`Cannot submit claims`,
    },
  },
  ownProcurement: {
    view: {
      can: () => t`Can view their own procurement requests`,
      cannot: t`Cannot view their own procurement requests`,
    },
    change: {
      can: () => t`Can submit procurement requests`,
      cannot: t`Cannot submit procurement requests`,
    },
  },
  leaveApproval: {
    change: {
      can: () => t`Can approve leave requests`,
      cannot: t`Cannot approve leave requests`,
    },
  },
  compOffApproval: {
    change: {
      can: () => t`Can approve comp-off requests`,
      cannot: t`Cannot approve comp-off requests`,
    },
  },
  workFromHomeApproval: {
    change: {
      can: () => t`Can approve work from home requests`,
      cannot: t`Cannot approve work from home requests`,
    },
  },
  attendanceApproval: {
    change: {
      can: () => t`Can approve attendance corrections`,
      cannot: t`Cannot approve attendance corrections`,
    },
  },
  travelApproval: {
    change: {
      can: () => t`Can approve travel expenses`,
      cannot: t`Cannot approve travel expenses`,
    },
  },
  claimApproval: {
    change: {
      can: () => t`Can approve claims`,
      cannot: t`Cannot approve claims`,
    },
  },
  procurementApproval: {
    change: {
      can: () => t`Can approve procurement requests`,
      cannot: t`Cannot approve procurement requests`,
    },
  },
  components: {
    view: {
      can: () => t`Can view salary components`,
      cannot: t`Cannot view salary components`,
    },
    change: {
      can: () => t`Can change salary components`,
      cannot: t`Cannot change salary components`,
      risk: t`Can change salary components`,
    },
  },
  templates: {
    view: {
      can: () => t`Can view salary templates`,
      cannot: t`Cannot view salary templates`,
    },
    change: {
      can: () => t`Can change salary templates`,
      cannot: t`Cannot change salary templates`,
      risk: t`Can change salary templates`,
    },
  },
  payRunSettings: {
    view: {
      can: () => t`Can view pay run settings`,
      cannot: t`Cannot view pay run settings`,
    },
    change: {
      can: () => t`Can change pay run settings`,
      cannot: t`Cannot change pay run settings`,
      risk: t`Can change pay run settings and the company's bank account`,
    },
  },
  payRuns: {
    view: {
      can: (all) =>
        all === null
          ? t`Can view pay runs and payslips of everyone`
          : t`Can view pay runs and payslips of all ${count(all)} people`,
      cannot: t`Cannot view pay runs and payslips`,
      risk: t`Can see the pay runs and payslips of everyone`,
    },
    change: {
      can: (all) =>
        all === null
          ? t`Can run, approve and pay payroll of everyone`
          : t`Can run, approve and pay payroll of all ${count(all)} people`,
      cannot: t`Cannot run, approve and pay payroll`,
      risk: t`Can approve and pay pay runs`,
    },
  },
  form16: {
    change: {
      can: (all) =>
        all === null
          ? t`Can generate and share Form 16 of everyone`
          : t`Can generate and share Form 16 of all ${count(all)} people`,
      cannot: t`Cannot generate and share Form 16`,
      risk: t`Can see and share the Form 16 of everyone`,
    },
  },
} satisfies Readonly<Record<string, AreaAbilities>>
