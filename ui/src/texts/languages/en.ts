const files = import.meta.glob<string>(
  [
    '../../../../src/fivecups/texts/en/*/*.ftl',
    '!../../../../src/fivecups/texts/en/rules/*.ftl',
    '!../../../../src/fivecups/texts/en/games/lessons.ftl',
    '!../../../../src/fivecups/texts/en/terminal/*.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
