import type { Page } from 'playwright-core'
import type { ServedShop } from '../served-shop.ts'
import { fill, press } from './forms.ts'

/** What the sign-in page says after a session has ended. */
export const SESSION_ENDED = 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan'
/** What a form says that was given back what was typed. */
export const DRAFT_RESTORED = 'Isian Anda yang belum terkirim dipulihkan.'

/** Ends every session of a person, as a suspension or signing out everywhere does. */
export const endSessions = ({ pool }: ServedShop, email: string) =>
  pool.query(
    `update session set ended_at = now(), ended_why = 'signed_out_everywhere'
     where ended_at is null and (account_id = (select id from account where email = $1)
       or staff_id = (select id from staff where email = $1))`,
    [email],
  )

/** Signs in on a sign-in page that says why it is shown. */
export async function signInAgain(page: Page, email: string, password = 'belanja-2026') {
  await page.getByText(SESSION_ENDED).waitFor()
  await fill(page, { Email: email, 'Kata sandi': password })
  await press(page, 'Masuk')
}

/** The values of the first field of each label. */
export const readFields = (page: Page, labels: readonly string[]) =>
  Promise.all(labels.map((label) => page.getByLabel(label).first().inputValue()))
