/** Name of this browser in a list of devices: `Chrome on Android`. */
export function deviceName(agent = navigator.userAgent) {
  const browser = /Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser'
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? ''
  const name = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet' }[browser] ?? browser
  return system ? `${name} on ${system}` : name
}
