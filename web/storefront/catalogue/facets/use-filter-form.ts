import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** The form's id: the select of the order is outside the form. */
export const FILTER_FORM_ID = 'saring'
export const RESULTS_ID = 'hasil'

/**
 * The URL of the list, or the one being loaded, so that a choice shows at once. `go` moves a form's
 * values into the URL; it preserves the scroll position, and going back undoes it.
 */
export function useFilterState() {
  const { pathname, search } = useLocation()
  const { state, location: next, formMethod } = useNavigation()
  const isNavigating = state === 'loading' && !formMethod && next.pathname === pathname
  const navigate = useNavigate()
  const applyForm = (form: HTMLFormElement) => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value) query.append(name, value)
    const to = query.size > 0 ? `?${query}` : ''
    if (to !== search) void navigate({ pathname, search: to }, { preventScrollReset: true })
  }
  return {
    params: new URLSearchParams(isNavigating ? next.search : search),
    isNavigating,
    applyForm,
  }
}

/**
 * A choice shows at once, so controls have their own state; where the URL changes otherwise (a
 * chip, going back) they follow it.
 */
export function useSyncFormWithUrl(form: RefObject<HTMLFormElement | null>): void {
  const { search } = useLocation()
  useEffect(() => {
    if (form.current) syncControls(form.current, new URLSearchParams(search))
  }, [form, search])
}

function syncControls({ elements }: HTMLFormElement, params: URLSearchParams) {
  for (const control of elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox' && control.name)
      control.checked = isSelected(params, control.name, control.value)
    if (control instanceof HTMLSelectElement) {
      control.value = params.get(control.name) ?? ''
      if (control.selectedIndex < 0) control.value = ''
    }
  }
}

const isSelected = (params: URLSearchParams, name: string, value: string): boolean =>
  params.getAll(name).some((each) => each === value || each.split(',').includes(value))
