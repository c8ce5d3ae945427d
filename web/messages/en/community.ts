/** Words of the community: groups, their rules, and where else people meet. */
export const community = {
  meta: 'Community | ⟦brand⟧',
  title: 'Community',
  lead: {
    client:
      'Groups where people share what they are going through. Other members see only the name that you choose for each group.',
    healer: 'Groups where people share what they are going through. You post under your own name.',
  },
  mine: 'Your groups',
  all: 'All groups',
  others: 'More groups',
  members: '{count, plural, =0 {No members yet} one {# member} other {# members}}',
  healers: '{count, plural, =0 {} one {# healer} other {# healers}}',
  unread: '{count, plural, one {# new post} =99 {99+ new posts} other {# new posts}}',
  demo: 'Demo group',
  failed: 'The groups did not load. Please try again.',
  empty: { title: 'No groups yet', words: 'Groups will appear here soon.' },
  elsewhere: {
    title: 'Elsewhere',
    lead: 'You can also find us here. On these sites, others may see who you are.',
  },
  blocked: {
    title: 'Blocked people',
    lead: 'You do not see their posts, and you cannot message each other.',
    unblock: 'Unblock',
    unblockLabel: 'Unblock {name}',
    former: 'Former member',
  },
  group: {
    meta: 'Group | ⟦brand⟧',
    back: 'All groups',
    notFound: {
      title: 'Group not found',
      words: 'It may be closed, or the link is incomplete.',
    },
    failed: 'The group did not load. Please try again.',
    rules: 'Rules of this group',
    knownAs: 'You post here as {name}.',
    chooseName: 'Your name in this group',
    chooseNameHint:
      'Members of this group see only this name. It is for this group alone: please use neither your real name nor one that your healer knows.',
    join: 'Join group',
    joined: 'You joined {name}.',
    free: 'Joining is free. You can leave at any time.',
    about: 'About this group',
    leave: 'Leave group',
    leaving: {
      title: 'Leave {name}?',
      words: 'You will no longer see its posts. Your posts stay under the name that you have there.',
      yes: 'Leave group',
      no: 'Stay in group',
    },
    left: 'You left {name}.',
    agree: 'I accept the rules',
    beforeWriting: 'Please read the rules before your first post',
    muted: 'You cannot post in this group until {when}. You can still read it.',
  },
} as const
