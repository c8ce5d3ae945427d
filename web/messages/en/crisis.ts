export const crisis = {
  title: 'You are not alone.',
  words:
    'If you are thinking about ending your life or hurting yourself, please talk to someone now. You can call here. If you are hurt or have taken something, call 112 or go to the nearest hospital.',
  helpline: 'Call {name} {number}',
  harm: {
    titles: {
      violence: 'You deserve to be safe.',
      'sexual-violence': 'It is not your fault.',
      'child-abuse': 'Every child must be safe.',
      trafficking: 'You have a right to be free.',
      harassment: 'You do not have to bear this alone.',
    },
    words:
      'If you or someone else is in danger now, call 112 as soon as you can do it safely. The other numbers give advice and help.',
    centre:
      'For women and girls: near you there may be a One Stop Centre (Sakhi). It offers a safe place for a few days, medical help, police and legal advice, free of charge. Ask 181.',
    phone:
      'Can someone else see this phone? Call from another phone if you can. If not, delete the call from the call list afterwards. It may still be on the phone bill.',
    mail: 'Our answer comes by e-mail. Write to us only if nobody else reads your e-mail.',
    public:
      'Others can read what you send here. You do not have to send it. If you do, leave out names and places.',
    exit: 'Quick exit',
    exitWords: 'Opens another site at once. Your browser’s history still shows the pages you opened.',
  },
  goesOn: {
    writing: 'You can still send what you wrote.',
    test: 'You can still finish the test.',
    result:
      'Someone from ⟦brand⟧ may call or write to you. You decide whether to talk. Do not wait for us if you need help now.',
  },
} as const
