import {
  fillControls,
  isCheckable,
  listControls,
  readBase,
  readTyped,
  type Control,
} from './form-controls.ts'

/**
 * Replays input from before hydration into controls whose value is in React state. Hydration leaves their text alone
 * but does not tell the state.
 */
export function replayEarlyTyping(form: HTMLFormElement): void {
  for (const controls of listControls(form, 'self-stored').values()) controls.forEach(typeAgain)
}

/** Types again what a control has that its page did not. */
export function typeAgain(control: Control): void {
  const typed = readTyped([control])
  const base = readBase([control])
  if (typed.join() === base.join()) return
  // React notices a change only against what it has seen set last.
  if (isCheckable(control)) control.checked = base.length > 0
  else control.value = base[0] ?? ''
  fillControls([control], typed)
}

/** What the page records until its scripts have loaded (start-script.tsx). */
export type EarlyInputWindow = { earlyInput?: WeakSet<EventTarget> }

/** Whether somebody typed into a field before the scripts ran, rather than the browser on going back. */
export const wasTypedEarly = (field: HTMLInputElement): boolean =>
  (window as EarlyInputWindow).earlyInput?.has(field) === true
