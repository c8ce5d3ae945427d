import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Choice, Switch } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconArrowRight } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Card, CardGrid, PageHead, Row, Section, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { urls } from '../../urls.ts'

export interface ShownPart {
  name: string
  /** Its rendering in each state: `loading`, `empty`, `error` and `full` where it has them. */
  states: Readonly<Record<string, () => ReactNode>>
}

const long = 'Sleep slowly, and other small practices for people whose evenings are longer than their nights'
const longWord = 'Sthitaprajñanirvikalpasamādhiparyaṅkabandhopaniṣad'
const nothing = () => {}

const rowsThatLoad = () => (
  <div className={layout.rowSkeletons} aria-hidden="true">
    <SkeletonLine width="half" tall />
    <SkeletonLine width="most" />
    <SkeletonLine width="third" />
  </div>
)
const empty = () => (
  <EmptyState heading="h3" title="Nothing is written yet" words="What you write appears here.">
    <Button variant="quiet" to={urls.healers()}>
      Look at healers
    </Button>
  </EmptyState>
)
const failed = () => <ErrorState heading="h3" onRetry={nothing} />

/** Every part that domains share, in every state. The page `/parts` shows it, and tests of components take it. */
export const shownParts: readonly ShownPart[] = [
  {
    name: 'PageHead',
    states: {
      full: () => <PageHead title="Courses" lead="Learn at your own pace, one lesson at a time." />,
      'of a page of one’s own': () => (
        <PageHead title="Wallet" lead="What you paid in, and what came back." quiet>
          <Toolbar>
            <Button variant="quiet" small>
              Add money
            </Button>
          </Toolbar>
        </PageHead>
      ),
      'long words': () => <PageHead title={long} lead={longWord} />,
    },
  },
  {
    name: 'Section',
    states: {
      full: () => (
        <Section above={0}>
          <h2>Sessions to come</h2>
          <p>What belongs to it.</p>
        </Section>
      ),
      large: () => (
        <Section size="large" above={0}>
          <h2>Further courses</h2>
          <p>What belongs to it.</p>
        </Section>
      ),
      loading: rowsThatLoad,
      empty,
      error: failed,
    },
  },
  {
    name: 'Card',
    states: {
      full: () => (
        <Card>
          <h2>Move this session</h2>
          <p className="t2">Choose another time. Your healer is told at once.</p>
          <Toolbar>
            <Button variant="primary">Move</Button>
            <Button variant="quiet">Keep</Button>
          </Toolbar>
        </Card>
      ),
      small: () => (
        <Card size="small" start gap={2}>
          <b>Two sessions are left</b>
          <Button variant="quiet" small>
            Book one
          </Button>
        </Card>
      ),
      loading: () => <Card aria-hidden="true">{rowsThatLoad()}</Card>,
      ...Object.fromEntries(
        (['info', 'warn', 'bad', 'raised'] as const).map((tone) => [
          tone,
          () => (
            <Card tone={tone} size="small">
              {long}
            </Card>
          ),
        ]),
      ),
    },
  },
  {
    name: 'CardGrid',
    states: Object.fromEntries(
      ([2, 3, 4] as const).map((columns) => [
        `${columns} columns`,
        () => (
          <CardGrid columns={columns}>
            {['one', 'two', 'three', 'four'].map((key) => (
              <Card as="li" key={key}>
                <h3>{key === 'two' ? longWord : 'A card'}</h3>
              </Card>
            ))}
          </CardGrid>
        ),
      ]),
    ),
  },
  {
    name: 'Row',
    states: {
      full: () => (
        <ul>
          <Row>
            <h3>A name in a list</h3>
            <p className="t2">{long}</p>
          </Row>
          <Row shape="line" size="small">
            <span>Wallet</span>
            <span className="num">₹1,200</span>
          </Row>
          <Row shape="record" size="small">
            <StatePill tone="ok">Confirmed</StatePill>
            <span>Meera Krishnan</span>
            <Button variant="quiet" small>
              See notes
            </Button>
          </Row>
        </ul>
      ),
      'a link': () => (
        <Row as={LocaleLink} to={urls.healers()} shape="ends">
          <b>{longWord}</b>
          <StatePill tone="info">Offered</StatePill>
        </Row>
      ),
      loading: rowsThatLoad,
      empty,
      error: failed,
    },
  },
  {
    name: 'Stack',
    states: {
      full: () => (
        <Stack gap={2} width="words">
          <p>{long}</p>
          <p>{long}</p>
        </Stack>
      ),
    },
  },
  {
    name: 'Toolbar',
    states: {
      full: () => (
        <Toolbar>
          <Button variant="accent">Book a session</Button>
          <Button variant="quiet">Ask first</Button>
          <IconButton label="Next">
            <Icon of={IconArrowRight} />
          </IconButton>
        </Toolbar>
      ),
      'to both ends': () => (
        <Toolbar ends="both">
          <span>Twelve courses</span>
          <Chip pressed>Newest</Chip>
        </Toolbar>
      ),
    },
  },
  {
    name: 'Button',
    states: Object.fromEntries(
      (['accent', 'primary', 'quiet', 'bare'] as const).map((variant) => [
        variant,
        () => (
          <Toolbar>
            <Button variant={variant}>Go on</Button>
            <Button variant={variant} small>
              Small
            </Button>
            <Button variant={variant} busy>
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Toolbar>
        ),
      ]),
    ),
  },
  {
    name: 'Field',
    states: {
      empty: () => (
        <Field label="City" hint="Where you live">
          {(control) => <input {...control} placeholder="Pune" />}
        </Field>
      ),
      full: () => <Field label="City">{(control) => <input {...control} defaultValue={longWord} />}</Field>,
      error: () => (
        <Field label="City" error="Please enter your city">
          {(control) => <input {...control} />}
        </Field>
      ),
    },
  },
  {
    name: 'Choice',
    states: {
      full: () => (
        <Stack gap={2}>
          <Choice type="checkbox" defaultChecked>
            In the evening
          </Choice>
          <Switch defaultChecked>Mail me</Switch>
        </Stack>
      ),
    },
  },
  {
    name: 'StatePill',
    states: Object.fromEntries(
      (['ok', 'warn', 'bad', 'info', 'past'] as const).map((tone) => [
        tone,
        () => <StatePill tone={tone}>Confirmed</StatePill>,
      ]),
    ),
  },
  { name: 'Notice', states: { full: () => <Notice>{long}</Notice> } },
  {
    name: 'Pager',
    states: {
      full: () => <Pager of={{ total: 60, page: 2, items_per_page: 20 }} label="Pages" onPage={nothing} />,
    },
  },
  { name: 'EmptyState', states: { empty } },
  { name: 'ErrorState', states: { error: failed } },
]
