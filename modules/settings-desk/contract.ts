import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { EVERY_KIND, LARGEST, uploadNames } from '#modules/files/rules.ts'

const admin = { who: 'staff', roles: ['admin'] } as const

const UploadRule = z.object({
  upload: z.enum(uploadNames),
  label: z.string(),
  kinds: z.array(z.enum(EVERY_KIND)),
  /** Bytes. */
  maxBytes: z.int(),
})

/** What staff may change of how the shop works. */
export const staffSettingsCalls = {
  show: call('GET /staff/settings', {
    ...admin,
    summary: 'What can be changed of how the shop works',
    answer: json(z.object({ registrationOpen: z.boolean(), uploads: z.array(UploadRule) })),
  }),
  changeRegistration: call('PUT /staff/settings/registration', {
    ...admin,
    summary: 'Opens or closes the door for new accounts',
    body: z.object({ open: z.boolean() }),
    answer: json(z.object({ open: z.boolean() })),
  }),
  changeUpload: call('PUT /staff/settings/uploads', {
    ...admin,
    summary: 'Changes which kinds of files an upload takes, and how large',
    body: z.object({
      upload: z.enum(uploadNames),
      kinds: z.array(z.enum(EVERY_KIND)).min(1, 'Pilih paling sedikit satu jenis.'),
      maxBytes: z
        .int('Tulis ukuran dengan angka.')
        .min(1024, 'Paling kecil 1 kB.')
        .max(LARGEST, 'Paling besar 10 MB.'),
    }),
    answer: json(UploadRule),
  }),
}
