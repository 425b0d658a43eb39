import { useNavigation } from 'react-router'
import type { SessionUser } from '#web/context.ts'
import { useShell } from './use-shell.ts'

/** The session as a page sees it (specification §4). */
export type SessionState =
  | { state: 'loading'; user: undefined }
  | { state: 'authenticated'; user: SessionUser }
  | { state: 'unauthenticated'; user: undefined }

/** `user` is null where nobody is signed in, undefined where that is not known. */
export function toSessionState(
  user: SessionUser | null | undefined,
  isPending: boolean,
): SessionState {
  if (isPending || user === undefined) return { state: 'loading', user: undefined }
  return user ? { state: 'authenticated', user } : { state: 'unauthenticated', user: undefined }
}

/** Whether a form lets somebody in or out, from its press until the page that follows is there. */
export const isAuthNavigation = (form: FormData | undefined, action: string | undefined): boolean =>
  form !== undefined &&
  (form.get('intent') === 'sign-out' || /^\/login(?:[?#]|$)/.test(action ?? ''))

/**
 * Who reads. Known with the page, since the server has looked; `loading` only while somebody is let in or
 * out. Nothing asks again by itself: neither in intervals nor when the window is looked at again.
 */
export function useSession(): SessionState {
  const { formData, formAction } = useNavigation()
  return toSessionState(useShell()?.user, isAuthNavigation(formData, formAction))
}
