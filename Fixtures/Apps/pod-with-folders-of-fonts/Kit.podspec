Pod::Spec.new do |s|
  s.name = 'Kit'
  s.version = '1.0'
  s.ios.deployment_target = '15.0'
  s.source_files = 'Pod/Classes/**/*'
  s.resources = ['Pod/Assets/**/*']
end
