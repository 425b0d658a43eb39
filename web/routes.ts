import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { backoffice } from './backoffice/routes.ts'
import { storefront } from './storefront/routes.ts'

// Every shared piece on one page, for whoever builds them; never part of the shop.
const styleguide = process.env['GALLERY']
  ? [
      layout('storefront/layouts/default.tsx', { id: 'styleguide' }, [
        route('galeri', 'styleguide/styleguide.tsx'),
      ]),
    ]
  : []

export default [...styleguide, ...backoffice, ...storefront] satisfies RouteConfig
