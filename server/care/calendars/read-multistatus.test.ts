import { expect, test } from 'vitest'
import { readMultistatus } from './read-multistatus.ts'

const read = (xml: string) => readMultistatus({ bytes: new TextEncoder().encode(xml) })

test('calendars are read whatever prefixes their server has for its names', () => {
  const xml = `<?xml version="1.0"?>
    <multistatus xmlns="DAV:" xmlns:x1="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">
    <response><href>/c/a%20b/</href>
      <propstat><prop>
        <displayname>Work &amp; &#9731;</displayname><CS:getctag>"7"</CS:getctag>
        <resourcetype><collection/><x1:calendar/></resourcetype>
        <x1:supported-calendar-component-set><x1:comp name="VEVENT"/><x1:comp name="VTODO"/></x1:supported-calendar-component-set>
        <current-user-privilege-set><privilege><read/></privilege><privilege><write-content/></privilege></current-user-privilege-set>
      </prop><status>HTTP/1.1 200 OK</status></propstat>
      <propstat><prop><getetag/></prop><status>HTTP/1.1 404 Not Found</status></propstat>
    </response></multistatus>`
  expect(read(xml)).toEqual([
    {
      ...{ href: '/c/a%20b/', name: 'Work & ☃', ctag: '"7"', etag: null },
      ...{ principal: null, home: null, isCalendar: true, components: ['VEVENT', 'VTODO'] },
      ...{ privileges: ['read', 'write-content'], data: null },
    },
  ])
})

test('principals, homes and entries are read, also such as stand in a section of raw text, and what is not there is told', () => {
  const xml = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
    <d:response><d:href>/</d:href><d:propstat><d:prop>
      <d:current-user-principal><d:href>/p/asha/</d:href></d:current-user-principal>
      <c:calendar-home-set><d:href>/c/asha/</d:href></c:calendar-home-set>
    </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
    <d:response><d:href>/1.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag>
      <c:calendar-data><![CDATA[BEGIN:VCALENDAR\nSUMMARY:a < b\nEND:VCALENDAR]]></c:calendar-data>
    </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
    <d:response><d:href>/2.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>
    </d:multistatus>`
  expect(read(xml)).toMatchObject([
    { principal: '/p/asha/', home: '/c/asha/' },
    { etag: '"1"', data: 'BEGIN:VCALENDAR\nSUMMARY:a < b\nEND:VCALENDAR' },
    { href: '/2.ics', data: null },
  ])
})

test.each(['', 'Not found', '<html><body>Log in</body></html>', '{"error":1}'])(
  'what is no answer of a calendar server is not read: %s',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test('names of entities that a document defines for itself are not followed', () => {
  const xml = `<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>
    <d:multistatus xmlns:d="DAV:"><d:response><d:href>/&b;</d:href></d:response></d:multistatus>`
  expect(read(xml)?.[0]?.href).toBe('/&b;')
})
