const files = import.meta.glob<string>(
  [
    '../../../../src/fivecups/texts/ro/*/*.ftl',
    '!../../../../src/fivecups/texts/ro/rules/*.ftl',
    '!../../../../src/fivecups/texts/ro/games/lessons.ftl',
    '!../../../../src/fivecups/texts/ro/terminal/*.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
