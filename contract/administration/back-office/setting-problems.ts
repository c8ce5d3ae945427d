import { type HouseSettings, linkSettings } from '../../foundation/settings.ts'
import { isForwarder, safeTarget } from '../../link-targets.ts'

/** Errors that depend on more than one setting, by setting; browser and server check the same. */
export function settingProblems(settings: HouseSettings): Record<string, string> {
  const { link_hosts: hosts } = settings
  const problems: Record<string, string> = {}
  for (const key of linkSettings)
    if (settings[key] && !safeTarget(settings[key], { hosts }))
      problems[key] =
        'Please enter a link that begins with https:// and uses one of the allowed domains below'
  if (hosts.some((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)))
    problems.link_hosts = 'Please enter domain names only, such as youtube.com'
  if (hosts.some(isForwarder))
    problems.link_hosts = 'Please leave out domains that forward to any address, such as bit.ly'
  if (settings.company_name && !settings.company_state)
    problems.company_state = 'Invoices need the company’s state'
  return problems
}
