import { z } from 'zod'
import { defineRoutes, type FileParts } from '../routes.ts'

const files = {
  photo: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024, square: 512, keptAs: 'photo' },
} as const satisfies FileParts
const params = z.object({ id: z.uuid('Employee ID is required') })
const reply = z.object({ photo: z.string() })

export const photoRoutes = defineRoutes({
  'PUT /api/v1/employee/employee-profile-pic': {
    access: 'signedIn',
    summary: 'Sets your photo: a square is cut from the middle.',
    files,
    reply,
    message: 'Photo saved',
  },
  'DELETE /api/v1/employee/employee-profile-pic': {
    access: 'signedIn',
    summary: "Removes one's own photo.",
    reply: z.null(),
    message: 'Photo removed',
  },
  'PUT /api/v1/employee/user-profile-pic/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Sets the photo of an employee.',
    params,
    files,
    reply,
    message: 'Photo saved',
  },
  'DELETE /api/v1/employee/user-profile-pic/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Removes the photo of an employee.',
    params,
    reply: z.null(),
    message: 'Photo removed',
  },
})
