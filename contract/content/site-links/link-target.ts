import { addresses } from '../../addresses.ts'
import { safeTarget } from '../../link-targets.ts'

/** These stand for a link to each category. */
export const eachCategory: readonly string[] = [addresses.coursesOf, addresses.healersOf]

const pages = Object.values(addresses).map(
  (address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/:]+').replaceAll('.', '\\.')}$`),
)

/** Whether a link of the menus may lead there: a page of the route table, or `https:` at an allowed host. */
export function isLinkTarget(target: string, hosts: readonly string[]) {
  if (eachCategory.includes(target)) return true
  if (!safeTarget(target, { hosts })) return false
  const [path = ''] = target.split(/[?#]/)
  return !target.startsWith('/') || pages.some((page) => page.test(path))
}
