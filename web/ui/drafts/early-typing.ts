import { fillControls, isCheckable, listControls, readBase, readTyped } from './form-controls.ts'

/**
 * Types again what was typed before the scripts had loaded into controls whose value is in React
 * state: hydration leaves their text alone and tells the state nothing.
 */
export function replayEarlyTyping(form: HTMLFormElement): void {
  for (const controls of listControls(form, 'self-stored').values())
    for (const control of controls) {
      const typed = readTyped([control])
      const base = readBase([control])
      if (typed.join() === base.join()) continue
      // React notices a change only against what it has seen set last.
      if (isCheckable(control)) control.checked = base.length > 0
      else control.value = base[0] ?? ''
      fillControls([control], typed)
    }
}
