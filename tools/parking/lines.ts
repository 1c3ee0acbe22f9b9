/** A line added to a file of the product, after the first line containing `after`. */
export interface Line {
  file: string
  after: string
  line: string
  /** The file that the line refers to. */
  imports?: string
}

/** Everything the product needs for parking requests, besides the four files beside this one. */
export const lines: readonly Line[] = [
  {
    file: 'contract/request-types.ts',
    after: 'claim: {',
    line: `  parking: { title: 'Parking', noun: 'parking request', add: 'Claim parking', own: '/home/parking', form: '/home/add-parking', approvals: 'Parking approvals', pending: 'Parking requests pending with you', inbox: '/home/approval/parking', icon: 'approval', tint: 'blue', order: 80, about: 'Your parking requests', prefix: 'PK', hasMoney: true, hasLines: true, looksBack: true, documents: 5, stages: { approved: ['paid'], paid: ['filed'] }, read: 'claimRead', write: 'claimWrite', decide: 'claimApprovalRead', notification: 'parking', forward: 'parking' },`,
  },
  {
    file: 'contract/all-routes.ts',
    after: '...approvalsRoutes,',
    line: '  ...parkingRoutes,',
    imports: `import { parkingRoutes } from './parking/parking.routes.ts'`,
  },
  {
    file: 'server/app/request-types.ts',
    after: 'leave: leaveRequests(',
    line: '  parking,',
    imports: `import { parking } from '../features/parking/parking.request.ts'`,
  },
  {
    file: 'web/app/tables/request-views.ts',
    after: 'leave: leaveView,',
    line: '  parking: parkingView,',
    imports: `import { parkingView } from '../../features/parking/parking-view.tsx'`,
  },
]
