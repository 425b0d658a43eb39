import { useLocation, useNavigate, useNavigation } from 'react-router'

/** The form's id: the order's list stands outside it. */
export const FORM = 'saring'
export const RESULTS = 'hasil'

/**
 * The address that the list is at, or on its way to: what is chosen shows at once. `go` takes what a
 * form holds into the address; the page stays where it is scrolled to, and going back undoes it.
 */
export function useListState() {
  const { pathname, search } = useLocation()
  const { state, location: next, formMethod } = useNavigation()
  const moving = state === 'loading' && !formMethod && next.pathname === pathname
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value)
    const to = query.size > 0 ? `?${query}` : ''
    if (to !== search) void navigate({ pathname, search: to }, { preventScrollReset: true })
  }
  return { params: new URLSearchParams(moving ? next.search : search), moving, go }
}
