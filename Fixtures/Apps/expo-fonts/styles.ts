type Voice = 'headline' | 'own' | 'google' | 'plugin' | 'forgotten' | 'misspelt';

function family(voice: Voice): string | undefined {
  switch (voice) {
    case 'headline':
      return 'Headline';
    case 'own':
      return 'GateDisplay-SemiBold';
    case 'google':
      return 'Lora_700Bold';
    case 'plugin':
      return 'GateSerif-Regular';
    case 'forgotten':
      return 'GateSans-Regular';
    case 'misspelt':
      return 'HeadLine-Bold';
  }
}

export const text = (voice: Voice) => ({ fontFamily: family(voice), fontSize: 20 });
