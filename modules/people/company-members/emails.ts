import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'
import { type CompanyRole, companyRoleNames } from './rules.ts'

/** Invites a colleague, with or without an account. */
export const writeCompanyInvitationEmail = (
  { company, by, role }: { company: string; by: string; role: CompanyRole },
  token: string,
): Email => ({
  subject: `${by} mengundang Anda ke ${company}`,
  paragraphs: [
    `${by} mengundang Anda berbelanja untuk ${company} sebagai ${companyRoleNames[role]}.`,
    'Masuk dengan email ini, atau daftar dahulu dengan email yang sama, lalu buka tautan di bawah. Berlaku 7 hari.',
  ],
  link: { label: 'Terima undangan', path: `/profile?undangan=${token}` },
})
