import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. A screen is registered here when it exists, with its links in urls.ts. */
export default [
  layout('frame/frame.tsx', [
    layout('frame/page-errors.tsx', [
      index('home/home.tsx'),
      route('healers', 'healers/healers.tsx'),
      route('healers/healers-details/:healerId', 'healers/healer.tsx'),
      route('healers/:category', 'healers/category.tsx'),
      route('*', 'frame/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
