import { redirect } from 'react-router'

/** The desk opens on its orders. */
export function loader() {
  throw redirect('/backoffice/pesanan')
}
