import { t } from '@lingui/core/macro'
import type { AreaId } from '@muster/contract/permission-areas.ts'
import { count } from '../format/count.ts'
import type { AreaAbilities } from './ability.ts'
import { requestAbilities } from './request-ability-sentences.ts'

type Abilities = Readonly<Record<AreaId, AreaAbilities>>

/** What each level of each area lets people do, in words. */
export const abilitySentences: Abilities = {
  ...requestAbilities,
  company: {
    view: {
      can: () => t`Can view company information, roles and departments`,
      cannot: t`Cannot view company information, roles and departments`,
    },
    change: {
      can: () => t`Can change company information, roles and departments`,
      cannot: t`Cannot change company information, roles and departments`,
      risk: t`Can change company information and add roles`,
    },
  },
  places: {
    view: {
      can: () => t`Can view locations and shifts`,
      cannot: t`Cannot view locations and shifts`,
    },
    change: {
      can: () => t`Can change locations and shifts`,
      cannot: t`Cannot change locations and shifts`,
    },
  },
  statutory: {
    change: {
      can: () => t`Can change statutory settings`,
      cannot: t`Cannot change statutory settings`,
      risk: t`Can change statutory settings`,
    },
  },
  assets: {
    view: {
      can: () => t`Can view the asset register and purchases`,
      cannot: t`Cannot view the asset register and purchases`,
    },
    change: {
      can: () => t`Can record orders and deliveries, and hand over assets`,
      cannot: t`Cannot record orders and deliveries, or hand over assets`,
    },
  },
  announcements: {
    change: {
      can: () => t`Can publish announcements`,
      cannot: t`Cannot publish announcements`,
    },
  },
  people: {
    view: {
      can: (all) =>
        all === null
          ? t`Can view employee records of everyone`
          : t`Can view employee records of all ${count(all)} people`,
      cannot: t`Cannot view employee records`,
    },
    change: {
      can: (all) =>
        all === null
          ? t`Can add employees and change records of everyone`
          : t`Can add employees and change records of all ${count(all)} people`,
      cannot: t`Cannot add employees and change records`,
      risk: t`Can add and change employees`,
    },
  },
  identity: {
    view: {
      can: (all) =>
        all === null
          ? t`Can view PAN, Aadhaar and UAN of everyone`
          : t`Can view PAN, Aadhaar and UAN of all ${count(all)} people`,
      cannot: t`Cannot view PAN, Aadhaar and UAN`,
      risk: t`Can see the PAN, Aadhaar and UAN of everyone`,
    },
  },
  bank: {
    view: {
      can: (all) =>
        all === null ? t`Can view bank accounts of everyone` : t`Can view bank accounts of all ${count(all)} people`,
      cannot: t`Cannot view bank accounts`,
      risk: t`Can see the bank accounts of everyone`,
    },
    change: {
      can: (all) =>
        all === null
          ? t`Can change bank accounts of everyone`
          : t`Can change bank accounts of all ${count(all)} people`,
      cannot: t`Cannot change bank accounts`,
      risk: t`Can change the bank accounts that pay goes to`,
    },
  },
  salaries: {
    view: {
      can: (all) =>
        all === null ? t`Can view salaries of everyone` : t`Can view salaries of all ${count(all)} people`,
      cannot: t`Cannot view salaries`,
      risk: t`Can see the pay of everyone`,
    },
    change: {
      can: (all) =>
        all === null ? t`Can change salaries of everyone` : t`Can change salaries of all ${count(all)} people`,
      cannot: t`Cannot change salaries`,
      risk: t`Can change salaries`,
    },
  },
  documents: {
    view: {
      can: (all) =>
        all === null ? t`Can view documents of everyone` : t`Can view documents of all ${count(all)} people`,
      cannot: t`Cannot view documents`,
      risk: t`Can see the documents of everyone`,
    },
  },
  letters: {
    view: {
      can: (all) => (all === null ? t`Can view letters of everyone` : t`Can view letters of all ${count(all)} people`),
      cannot: t`Cannot view letters`,
      risk: t`Can see the letters of everyone`,
    },
    change: {
      can: () => t`Can issue and cancel letters, and change their texts`,
      cannot: t`Cannot issue letters or change their texts`,
      risk: t`Can see and issue the letters of everyone`,
    },
  },
  access: {
    change: {
      can: (all) =>
        all === null
          ? t`Can change roles and access of everyone`
          : t`Can change roles and access of all ${count(all)} people`,
      cannot: t`Cannot change roles and access`,
      risk: t`Can give access to others`,
    },
  },
  ownAttendance: {
    change: {
      can: () => t`Can punch in and view their own attendance`,
      cannot: t`Cannot punch in and view their own attendance`,
    },
  },
  teamAttendance: {
    view: {
      can: () => t`Can view and correct their team's attendance`,
      cannot: t`Cannot view and correct their team's attendance`,
    },
  },
  everyonesAttendance: {
    view: {
      can: (all) =>
        all === null ? t`Can view attendance of everyone` : t`Can view attendance of all ${count(all)} people`,
      cannot: t`Cannot view attendance`,
    },
    change: {
      can: (all) =>
        all === null ? t`Can correct attendance of everyone` : t`Can correct attendance of all ${count(all)} people`,
      cannot: t`Cannot correct attendance`,
      risk: t`Can correct everyone's attendance`,
    },
  },
  leaveTypes: {
    view: {
      can: () => t`Can view leave types`,
      cannot: t`Cannot view leave types`,
    },
    change: {
      can: () => t`Can change leave types`,
      cannot: t`Cannot change leave types`,
    },
  },
  calendar: {
    view: {
      can: () => t`Can view holidays and the calendar`,
      cannot: t`Cannot view holidays and the calendar`,
    },
    change: {
      can: () => t`Can change holidays and the calendar`,
      cannot: t`Cannot change holidays and the calendar`,
    },
  },
}
