import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { backoffice } from './backoffice/routes.ts'
import { storefront } from './storefront/routes.ts'

// Every shared piece on one page, for whoever builds them; never part of the shop.
const gallery = process.env['GALLERY']
  ? [layout('ui/layouts/default.tsx', { id: 'gallery' }, [route('galeri', 'ui/gallery/page.tsx')])]
  : []

export default [...gallery, ...backoffice, ...storefront] satisfies RouteConfig
