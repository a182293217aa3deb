import React from 'react';
import { View } from 'react-native';
import Badge from './Badge';

export default function Board() {
  return (
    <View>
      <Badge name="boat-0" size={10} kind="feather" />
      <Badge name="boat-1" size={11} />
      <Badge name="boat-2" size={12} />
      <Badge name="boat-3" size={13} />
      <Badge name="boat-4" size={14} />
      <Badge name="boat-5" size={15} />
      <Badge name="boat-6" size={16} />
      <Badge name="boat-7" size={17} />
      <Badge name="boat-8" size={18} />
      <Badge name="boat-9" size={19} />
      <Badge name="boat-10" size={20} />
      <Badge name="boat-11" size={21} />
      <Badge name="boat-12" size={22} />
      <Badge name="boat-13" size={23} />
      <Badge name="boat-14" size={24} />
      <Badge name="boat-15" size={25} />
      <Badge name="boat-16" size={26} />
      <Badge name="boat-17" size={27} />
      <Badge name="boat-18" size={28} />
      <Badge name="boat-19" size={29} />
    </View>
  );
}
