import { useNavigation } from 'react-router'
import type { SessionUser } from '#web/context.ts'

/** The session as a page sees it (specification §4). */
export type SessionState =
  | { state: 'loading'; user: undefined }
  | { state: 'authenticated'; user: SessionUser }
  | { state: 'unauthenticated'; user: undefined }

/** `user` is null for a signed-out visitor, undefined while unknown. */
export function toSessionState(
  user: SessionUser | null | undefined,
  isPending: boolean,
): SessionState {
  if (isPending || user === undefined) return { state: 'loading', user: undefined }
  return user ? { state: 'authenticated', user } : { state: 'unauthenticated', user: undefined }
}

/** Whether a sign-in or sign-out is under way, from its submit until the next page is shown. */
export const isAuthNavigation = (form: FormData | undefined, action: string | undefined): boolean =>
  form !== undefined &&
  (form.get('intent') === 'sign-out' || /^\/login(?:[?#]|$)/.test(action ?? ''))

/**
 * Whether the session is `loading`: only during sign-in and sign-out, because the server sends it with the page.
 * Nothing polls for it or refreshes it on focus.
 */
export function useIsAuthPending(): boolean {
  const { formData, formAction } = useNavigation()
  return isAuthNavigation(formData, formAction)
}
