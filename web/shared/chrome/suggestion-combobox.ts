import { useEffect } from 'react'

type ComboboxState = {
  listId: string
  /** How many options the list has. */
  count: number
  /** The index of the selected option; -1 for none. */
  active: number
  isShown: boolean
}

type ComboboxActions = {
  onInput: (text: string) => void
  onSelect: (index: number) => void
  /** Enter on the selected option. */
  onChoose: () => void
  onClose: () => void
}

/**
 * Makes a field that was rendered before this code a combobox (WAI-ARIA): arrows select, Enter chooses, Escape closes;
 * without a selection Enter searches.
 */
export function useSuggestionCombobox(
  input: HTMLInputElement,
  { listId, count, active, isShown }: ComboboxState,
  { onInput, onSelect, onChoose, onClose }: ComboboxActions,
): void {
  // Without dependencies: the listeners see the latest options.
  useEffect(() => {
    const readInput = () => onInput(input.value)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isShown && active >= 0) {
        event.preventDefault()
        onChoose()
      } else if (event.key === 'Enter') onClose()
      else if (event.key === 'Escape' && isShown) {
        event.preventDefault()
        onClose()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // One place in the round is no selection.
        onSelect(((active + step + count + 2) % (count + 1)) - 1)
      }
    }
    input.addEventListener('input', readInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', onClose)
    return () => {
      input.removeEventListener('input', readInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', onClose)
    }
  })

  useEffect(() => {
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    if (isShown && active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isShown, active])
}
