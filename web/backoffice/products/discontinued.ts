import { redirect } from 'react-router'

/** The former address of the list of products off sale. */
export const loader = () => redirect('/backoffice/produk?status=retired', 301)
