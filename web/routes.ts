import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { backoffice } from './backoffice/routes.ts'
import { storefront } from './storefront/routes.ts'

// The style guide shows every shared component; it is never part of a production shop.
const styleguide = process.env['GALLERY']
  ? [
      layout('storefront/layouts/default.tsx', { id: 'styleguide' }, [
        route('galeri', 'styleguide/styleguide.tsx'),
      ]),
    ]
  : []

export default [...styleguide, ...backoffice, ...storefront] satisfies RouteConfig
